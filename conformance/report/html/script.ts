/** What the page does in a browser. Without it everything can still be read. */
export const script = `"use strict";
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  for (const element of all(".js-only, .copy, #filter, #theme")) element.hidden = false;

  const themes = ["system", "light", "dark"];
  const theme = one("#theme");
  const remember = (name) => { try { localStorage.setItem("appduct-theme", name); } catch {} };
  const remembered = () => { try { return localStorage.getItem("appduct-theme"); } catch { return null; } };
  const wear = (name) => {
    theme.textContent = "Theme: " + name;
    theme.dataset.name = name;
    if (name === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
  };
  wear(themes.includes(remembered()) ? remembered() : "system");
  theme.addEventListener("click", () => {
    const next = themes[(themes.indexOf(theme.dataset.name) + 1) % themes.length];
    wear(next);
    remember(next);
  });

  const form = one("#filter");
  const items = all("details[data-find]");
  const apply = () => {
    const wanted = all("input[name=standing]:checked", form).map((box) => box.value);
    const words = form.elements.text.value.toLowerCase().split(/\\s+/).filter((word) => word !== "");
    const fits = ({ dataset }) =>
      (wanted.length === 0 || dataset.standing.split(" ").some((standing) => wanted.includes(standing))) &&
      words.every((word) => dataset.find.includes(word));
    const shown = new Set();
    for (const item of items) {
      item.hidden = !fits(item);
      if (!item.hidden) shown.add(item.id);
    }
    for (const cell of all(".cell")) cell.classList.toggle("off", !shown.has(cell.hash.slice(1)));
    for (const family of all(".family")) family.hidden = all("details:not([hidden])", family).length === 0;
    for (const section of all("#failures, #clauses")) {
      const none = section.querySelector(".none-left");
      if (none !== null) none.hidden = all("details:not([hidden])", section).length > 0;
    }
    const failures = all(".failure:not([hidden])").length;
    const clauses = all(".clause:not([hidden])").length;
    const isOn = wanted.length > 0 || words.length > 0;
    one("#shown").textContent = isOn ? failures + " not passed, " + clauses + " clauses shown" : "";
  };
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  apply();

  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!(target instanceof HTMLDetailsElement)) return;
    if (target.hidden) { form.reset(); apply(); }
    target.open = true;
    target.querySelector("summary").focus({ preventScroll: true });
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (link !== null && link.hash === location.hash) reveal();
  });
  reveal();

  const cells = all(".cell");
  const rest = (cell) => { for (const other of cells) other.tabIndex = other === cell ? 0 : -1; };
  if (cells.length > 0) rest(cells[0]);
  const middle = (cell) => { const { left, width } = cell.getBoundingClientRect(); return left + width / 2; };
  const row = (from, step) => {
    const top = cells[from].getBoundingClientRect().top;
    let at = from + step;
    while (cells[at] && cells[at].getBoundingClientRect().top === top) at += step;
    if (!cells[at]) return undefined;
    const other = cells[at].getBoundingClientRect().top;
    const line = cells.filter((cell) => cell.getBoundingClientRect().top === other);
    const near = middle(cells[from]);
    return line.sort((a, b) => Math.abs(middle(a) - near) - Math.abs(middle(b) - near))[0];
  };
  document.addEventListener("keydown", (event) => {
    const at = cells.indexOf(event.target);
    if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = {
      ArrowRight: () => cells[at + 1],
      ArrowLeft: () => cells[at - 1],
      ArrowDown: () => row(at, 1),
      ArrowUp: () => row(at, -1),
      Home: () => cells[0],
      End: () => cells[cells.length - 1],
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const cell = next();
    if (cell === undefined) return;
    rest(cell);
    cell.focus();
  });

  for (const button of all(".copy")) {
    button.addEventListener("click", async () => {
      const code = button.parentElement.querySelector("code");
      getSelection().selectAllChildren(code);
      let isDone = false;
      try { await navigator.clipboard.writeText(code.textContent); isDone = true; }
      catch { isDone = document.execCommand("copy"); }
      button.textContent = isDone ? "Copied" : "Selected";
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
  }

  let closed = [];
  addEventListener("beforeprint", () => {
    closed = all(".failure:not([open])");
    for (const item of closed) item.open = true;
  });
  addEventListener("afterprint", () => { for (const item of closed) item.open = false; });
})();
`;
