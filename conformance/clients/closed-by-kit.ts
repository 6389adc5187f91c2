/**
 * What a pending wait ends with when the kit itself closed the connection: neither the target's fault
 * nor a bug, as happens when a check is abandoned half-way.
 */
export class ClosedByKit extends Error {
  override readonly name = "ClosedByKit";

  constructor(channel: string) {
    super(`the kit closed ${channel} while this was pending`);
  }
}
