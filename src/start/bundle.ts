/** Clicks before React ran the page: the last event of each control. */
export const pending = new Map<HTMLElement, {event: Event; tab: number}>();

const page = document.documentElement;
let hasStarted = false;
/** Address of the first script that did not come. */
let missing = '';

let hasRun = false;

/** Whether React runs the page; a page that crashes loses the attribute. */
export const isRunning = (): boolean =>
  (hasRun ||= page.dataset.hasHydrated === 'true');

/** Resolves once the whole document is there. */
const parsed = new Promise<unknown>((resolve) =>
  addEventListener('DOMContentLoaded', resolve),
);

/** The scripts of the page, which stand in a template in the head. */
const findScripts = (): DocumentFragment | undefined =>
  document.querySelector<HTMLTemplateElement>('#scripts')?.content;

/** Adds the scripts of the page, once. */
export function startPage(): void {
  // A hidden page may give way to that of another language (`theme/NotFound`).
  if (hasStarted || page.hidden) return;
  hasStarted = true;
  void parsed.then(() => {
    const all = findScripts();
    if (all) document.head.append(all.cloneNode(true));
  });
}

/** Ends all waiting. The notice of `theme/Root` names a file that has failed. */
export function settle(failed = ''): void {
  const busy = document.querySelectorAll('[aria-busy]');
  busy.forEach((control) => control.removeAttribute('aria-busy'));
  pending.clear();
  const notice = document.getElementById('failure');
  if (!notice || !(failed || missing)) return;
  notice.hidden = !failed;
  notice.querySelector('p:last-of-type')!.textContent = failed;
  // Nothing behind an open dialog can be clicked.
  if (failed) document.querySelector('dialog')?.close();
}

/** Loads the page again, if need be only when it names other scripts now. */
export async function reload(isAsked: boolean): Promise<void> {
  const html = await fetch(location.href, {cache: 'reload'})
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const isNew = Array.from(findScripts()?.children ?? []).some(
    (script) => !html.includes(script.getAttribute('src') ?? ''),
  );
  if (html && (isAsked || isNew)) location.reload();
  else settle(missing);
}

/** Tells of scripts that did not come. */
export function tellFailure(): void {
  if (missing) void reload(false);
}

/** Tells of scripts and style sheets that do not come while the page starts. */
export function onError({target}: Event): void {
  // The panel says itself, at the button, that it did not come.
  if (isRunning() || /\/try-it\./.test((target as HTMLScriptElement).src))
    return;
  if (target instanceof HTMLScriptElement) {
    // The bundler would wait for a script that has failed already.
    target.remove();
    if (missing) return;
    missing = target.src;
    tellFailure();
  } else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
    void parsed.then(() => settle(target.href));
  }
}
