/** Events and who has subscribed to them (`events.subscribe`). */

/** The kinds of events there are. */
export type EventKind =
  | "session_claimed"
  | "session_suspended"
  | "session_resumed"
  | "session_revoked"
  | "session_expired"
  | "tools_changed"
  | "app_event"
  | "tool_call_started"
  | "tool_call_progress"
  | "tool_call_finished"
  | "link_created"
  | "link_expired";

/** Whom an event is about: a session, or one that is not claimed yet and so has no alias. */
export type EventSource = { readonly id: string; readonly alias?: string };

/** The params of an `event` notification. */
export type DaemonEvent = {
  readonly kind: EventKind;
  readonly sessionId: string;
  readonly alias?: string;
  /** Unix time in milliseconds. */
  readonly ts: number;
  readonly data: object;
  /** Grows from event to event, over all subscribers. */
  readonly seq: number;
};

/** Which events a subscriber wants; absent members narrow nothing. */
export type EventFilter = { readonly sessionSelector?: string; readonly kinds?: ReadonlySet<string> };

/** Takes one event; must not throw. */
export type Subscriber = (event: DaemonEvent) => void;

export class Events {
  readonly #subscribers = new Map<Subscriber, EventFilter>();
  #seq = 0;

  /** Subscribes, or replaces the filter of one who has subscribed. */
  subscribe(subscriber: Subscriber, filter: EventFilter): void {
    this.#subscribers.set(subscriber, filter);
  }

  unsubscribe(subscriber: Subscriber): void {
    this.#subscribers.delete(subscriber);
  }

  emit(kind: EventKind, { id, alias }: EventSource, data: object = {}): void {
    this.#seq += 1;
    const who = alias === undefined ? { sessionId: id } : { sessionId: id, alias };
    const event: DaemonEvent = { kind, ...who, ts: Date.now(), data, seq: this.#seq };
    for (const [subscriber, filter] of this.#subscribers) {
      if (isWanted(event, filter)) subscriber(event);
    }
  }
}

function isWanted(event: DaemonEvent, { kinds, sessionSelector }: EventFilter): boolean {
  return (
    (kinds === undefined || kinds.has(event.kind)) &&
    (sessionSelector === undefined || sessionSelector === event.sessionId || sessionSelector === event.alias)
  );
}
