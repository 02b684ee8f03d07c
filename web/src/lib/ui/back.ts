/** The way back: each panel over the page has an entry of the history, so that Back closes it before it leaves the page. */

interface Entry {
  readonly panels?: number;
}

/** How to close the panels that are open, the last one on top. */
const open: (() => void)[] = [];

/** How many panels lie over the page at the present entry of the history. */
const depth = (): number => (history.state as Entry | null)?.panels ?? 0;

/** A step back of our own is on its way; an entry added before it arrives would be the one it leaves. */
let returning = false;
/** Steps to other pages that wait for it. */
let waiting: (() => void)[] = [];

/** Leave the entries of panels that are closed. */
function leave(): void {
  if (returning || depth() <= open.length) return;
  returning = true;
  history.back();
}

/** Give each open panel its entry. */
function enter(): void {
  if (returning) return;
  for (let panels = depth() + 1; panels <= open.length; panels++) history.pushState({ panels } satisfies Entry, "");
}

/** Have Back close a panel that is open now; call what is returned once it is closed, however that came. */
export function closedByBack(close: () => void): () => void {
  open.push(close);
  enter();
  return () => {
    const at = open.indexOf(close);
    if (at < 0) return;
    open.splice(at, 1);
    leave();
  };
}

/** Take a step to another page: now, or once the step back that is on its way has arrived. */
export function afterBack(step: () => void): void {
  if (returning) waiting.push(step);
  else step();
}

/** The same for a popover: what its `ontoggle` does. */
export function popoverClosedByBack(): (event: ToggleEvent & { readonly currentTarget: HTMLElement }) => void {
  let forget: (() => void) | null = null;
  return ({ newState, currentTarget: panel }) => {
    forget?.();
    const close = (): void => void (panel.isConnected && panel.hidePopover());
    forget = newState === "open" ? closedByBack(close) : null;
  };
}

/** Whether the present entry of the history is that of a panel. */
export const atPanel = (): boolean => depth() > 0;

/** Close what Back has gone past; a step to another place of the same page goes past nothing. */
export function goneBack(): void {
  if (returning) {
    returning = false;
    const steps = waiting;
    waiting = [];
    for (const step of steps) step();
    if (steps.length > 0) return;
    leave();
    enter();
    return;
  }
  if (history.state === null && location.hash !== "") return;
  while (open.length > depth()) open.pop()?.();
}
