import {vi} from 'vitest';

type Options = boolean | AddEventListenerOptions | undefined;
type Listening = [name: string, listener: unknown, options?: Options];

const isCapturing = (options: Options): boolean =>
  typeof options === 'object' ? options.capture === true : options === true;

/**
 * Mends what happy-dom does unlike browsers, until the mocks are restored.
 *
 * @returns ends all listening to the window since then
 */
export function asInBrowsers(): () => void {
  // Its hash of the address "#" is "#", and that of browsers is empty.
  vi.spyOn(HTMLAnchorElement.prototype, 'hash', 'get').mockImplementation(
    function (this: HTMLAnchorElement) {
      return new URL(this.href).hash;
    },
  );

  const listen = vi.spyOn(globalThis, 'addEventListener');
  const listening = (): Listening[] => listen.mock.calls;
  const end = globalThis.removeEventListener;
  // It forgets a listener that captures even when one that bubbles is named.
  const endOne = (name: string, listener: unknown, options: Options): void => {
    const isMeant = listening().some(
      ([otherName, other, otherOptions]) =>
        otherName === name &&
        other === listener &&
        isCapturing(otherOptions) === isCapturing(options),
    );
    if (isMeant) end(name, listener as EventListener, options);
  };
  vi.stubGlobal('removeEventListener', endOne);
  return () => {
    for (const [name, listener, options] of listening()) {
      end(name, listener as EventListener, options);
    }
  };
}
