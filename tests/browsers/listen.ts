/** Where a page keeps what went wrong in it; it outlasts the page. */
export const store = 'holt-test-complaints';

/**
 * Runs in the page: keeps what goes wrong from now on, and of refusals by the
 * policy those before too, where the browser remembers them. Does so once.
 */
export function listen(key: string): void {
  const page = window as unknown as {listensForComplaints?: boolean};
  if (page.listensForComplaints) return;
  page.listensForComplaints = true;
  const keep = (complaint: string): void => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    if (kept.includes(complaint)) return;
    sessionStorage.setItem(key, JSON.stringify([...kept, complaint]));
  };
  const refused = (directive?: string, address?: string | null): void =>
    keep(`refused by ${directive}: ${address} on ${location.pathname}`);
  addEventListener('error', ({message}) => keep(`error: ${message}`));
  addEventListener('unhandledrejection', ({reason}) =>
    keep(`rejection: ${String(reason)}`),
  );
  addEventListener('securitypolicyviolation', (event) =>
    refused(event.effectiveDirective, event.blockedURI),
  );
  if (!('ReportingObserver' in window)) return;
  new ReportingObserver(
    (reports) => {
      for (const {body} of reports) {
        const {effectiveDirective, blockedURL} = body as unknown as {
          effectiveDirective?: string;
          blockedURL?: string | null;
        };
        refused(effectiveDirective, blockedURL);
      }
    },
    {types: ['csp-violation'], buffered: true},
  ).observe();
}

/** Runs in the page: what has been kept. */
export const heard = (key: string): string[] =>
  JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
