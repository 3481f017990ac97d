import {prefixLength} from '../../../calls/envelope';
import {mostBytes, TooLarge} from './chunks';

/** A message of a stream with the flags in front of it. */
export interface Enveloped {
  flags: number;
  message: Uint8Array;
}

/** Takes the bytes of a stream in pieces of any size and gives its messages. */
export class EnvelopeReader {
  #bytes = new Uint8Array(1024);
  #length = 0;

  /** Whether a message has begun that is not there in full. */
  get isInside(): boolean {
    return this.#length > 0;
  }

  /**
   * The messages that are complete with these bytes.
   *
   * @throws TooLarge when a message says that it is longer than can be read
   */
  push(piece: Uint8Array): Enveloped[] {
    this.#append(piece);
    const {buffer} = this.#bytes;
    const found: Enveloped[] = [];
    let start = 0;
    while (this.#length - start >= prefixLength) {
      const view = new DataView(buffer, start, prefixLength);
      const length = view.getUint32(1);
      if (length > mostBytes) throw new TooLarge();
      const end = start + prefixLength + length;
      if (end > this.#length) break;
      const message = this.#bytes.slice(start + prefixLength, end);
      found.push({flags: view.getUint8(0), message});
      start = end;
    }
    this.#bytes.copyWithin(0, start, this.#length);
    this.#length -= start;
    return found;
  }

  #append(piece: Uint8Array): void {
    const needed = this.#length + piece.length;
    if (needed > this.#bytes.length) {
      const larger = new Uint8Array(2 * needed);
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#length);
    this.#length = needed;
  }
}
