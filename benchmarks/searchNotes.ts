/**
 * Program that notes in `window.times` how long it takes from each key to its
 * drawn answer, in the page that it runs in, and in `window.changed` those of the
 * keys that change the list. React draws an answer at a message to itself; the
 * message that is sent after that one comes after it, and then the frame.
 */
export const noteAnswers = `{
  window.times = [];
  window.changed = [];
  let typed = 0;
  let isChanged = false;
  const asked = new Map();
  const watched = new WeakSet();
  addEventListener('input', ({timeStamp}) => (typed = timeStamp), true);
  new MutationObserver((changes) => {
    isChanged ||= changes.some(({target}) =>
      (target.closest ? target : target.parentElement)?.closest(
        '#site-search [role=listbox]',
      ),
    );
  }).observe(document, {subtree: true, childList: true, characterData: true});
  const {port1, port2} = new MessageChannel();
  port2.onmessage = ({data: start}) => {
    const lists = isChanged ? [window.times, window.changed] : [window.times];
    requestAnimationFrame(() =>
      setTimeout(() => {
        const time = performance.now() - start;
        for (const list of lists) list.push(time);
      }),
    );
  };
  const {postMessage} = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    const [id, method, text] = message;
    if (!watched.has(this)) {
      watched.add(this);
      this.addEventListener('message', ({data}) => {
        const start = asked.get(data.id);
        asked.delete(data.id);
        if (start !== undefined) port1.postMessage(start);
      });
    }
    // A text that is asked for again, once the texts are there, is no key.
    if (method === 'search' && typed) {
      if (text) asked.set(id, typed);
      typed = 0;
      isChanged = false;
    }
    postMessage.call(this, message);
  };
}`;

/**
 * Program before that of a worker, which Chromium does not slow down: what the
 * worker does for a message, or after a pause of its own, takes so many times as
 * long. Waiting, for texts or for the next message, takes as long as it does.
 */
export const slowWorker = (times: number): string => `{
  const {addEventListener, postMessage, setTimeout} = self;
  let started;
  const wait = () => {
    if (started === undefined) return;
    const end = started + (performance.now() - started) * ${times};
    while (performance.now() < end);
    started = performance.now();
  };
  const run = (work) => {
    started = performance.now();
    work();
    wait();
    started = undefined;
  };
  self.postMessage = (...message) => (wait(), postMessage.apply(self, message));
  self.addEventListener = (type, listen, ...more) =>
    addEventListener.call(
      self,
      type,
      (event) => run(() => listen(event)),
      ...more,
    );
  // What goes on after the pause, in promises, is done before the next message.
  const {port1, port2} = new MessageChannel();
  port2.onmessage = () => (wait(), (started = undefined));
  self.setTimeout = (work, ...more) =>
    setTimeout(() => {
      started = performance.now();
      work();
      port1.postMessage(0);
    }, ...more);
}
`;
