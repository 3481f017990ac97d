import {expect, it, vi} from 'vitest';
import {stillPicture} from '../../visual/still';

const pictures = (...texts: string[]) => {
  const left = texts.map((text) => Buffer.from(text));
  return () => Promise.resolve(left.shift() ?? Buffer.from('the last'));
};
const noWait = () => Promise.resolve();

it('gives the picture that comes twice in a row', async () => {
  const take = pictures('a', 'b', 'a', 'c', 'c', 'd');
  expect(String(await stillPicture(take, noWait))).toBe('c');
});

it('waits between two pictures, and says when nothing rests', async () => {
  let count = 0;
  const wait = vi.fn(noWait);
  const take = () => Promise.resolve(Buffer.from(String(count++)));
  await expect(stillPicture(take, wait)).rejects.toThrow('it moves');
  expect(wait).toHaveBeenCalledTimes(count - 1);
});
