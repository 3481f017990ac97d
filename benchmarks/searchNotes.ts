/**
 * Program that notes in `window.times` how long it takes from a key to the drawn
 * answer, in the page that it runs in. The box asks its worker once for a text.
 * React, which hears of the answer first, draws it at a message to itself; the
 * message that is sent after that one comes after it, and then the frame.
 */
export const noteAnswers = `{
  window.times = [];
  const asked = new Map();
  const {port1, port2} = new MessageChannel();
  port2.onmessage = ({data: start}) =>
    requestAnimationFrame(() =>
      setTimeout(() => window.times.push(performance.now() - start)),
    );
  let typed = 0;
  addEventListener('input', ({timeStamp}) => (typed = timeStamp), true);
  const {postMessage} = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    if (message.about === 'load') {
      this.addEventListener('message', ({data}) => {
        const start = asked.get(data.id);
        if (data.about !== 'answer' || start === undefined) return;
        asked.delete(data.id);
        port1.postMessage(start);
      });
    }
    // A text that is asked for again, once the texts are there, is no key.
    if (message.about === 'search' && typed) {
      asked.set(message.id, typed);
      typed = 0;
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
