/**
 * Program that notes in `window.times` how long it takes from a key to the drawn
 * answer, in the page that it runs in: to the frame after the list changes. A key
 * that leaves the list as it is has no time.
 */
export const noteAnswers = `{
  window.times = [];
  let typed = 0;
  addEventListener('input', ({timeStamp}) => (typed = timeStamp), true);
  new MutationObserver((changes) => {
    const isAnswer = changes.some(({target}) =>
      (target.closest ? target : target.parentElement)?.closest(
        '#site-search [role=listbox]',
      ),
    );
    if (!typed || !isAnswer) return;
    const start = typed;
    typed = 0;
    requestAnimationFrame(() =>
      setTimeout(() => window.times.push(performance.now() - start)),
    );
  }).observe(document, {subtree: true, childList: true, characterData: true});
}`;

/**
 * Program before that of a worker, which Chromium does not slow down: what the
 * worker does for a message, or after a pause of its own, takes so many times as
 * long. Waiting, for texts or for the next message, takes as long as it does.
 */
export const slowWorker = (times: number): string => `{
  const {addEventListener, setTimeout} = self;
  const {postMessage} = MessagePort.prototype;
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
  MessagePort.prototype.postMessage = function (...message) {
    wait();
    postMessage.apply(this, message);
  };
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
      postMessage.call(port1, 0);
    }, ...more);
}
`;
