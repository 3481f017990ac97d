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
    if (message.about === 'start') {
      this.addEventListener('message', ({data}) => {
        const start = asked.get(data.id);
        if (data.about !== 'answer' || start === undefined) return;
        asked.delete(data.id);
        port1.postMessage(start);
      });
    }
    // A text that is asked for again, once the texts are there, is no key.
    if (message.about === 'question' && typed) {
      asked.set(message.id, typed);
      typed = 0;
    }
    postMessage.call(this, message);
  };
}`;

/**
 * Program before that of a worker, which Chromium does not slow down: what the
 * worker does for a message takes so many times as long.
 */
export const slowWorker = (times: number): string => `{
  const {addEventListener} = self;
  const {postMessage} = self;
  let started = 0;
  const wait = () => {
    const end = started + (performance.now() - started) * ${times};
    while (performance.now() < end);
    started = performance.now();
  };
  self.postMessage = (...message) => (wait(), postMessage.apply(self, message));
  self.addEventListener = (type, listen, ...more) =>
    addEventListener.call(
      self,
      type,
      (event) => ((started = performance.now()), listen(event)),
      ...more,
    );
}
`;
