import type {Glance, RepeatEffect} from '../../api/openapi';
import type {Text} from './texts';

/** What an operation does to the platform, in words. */
export const effectTexts: Record<Glance['effect'], Text> = {
  reads: 'Reads only',
  writes: 'Changes the platform',
  destroys: 'Loses data or ends running work',
};

/** When its response comes, in words. */
export const responses: Record<Glance['responds'], Text> = {
  after: 'Responds after the work is done',
  before: 'Responds before the work is done',
};

/** What the same call does again, in words. */
export const repeats: Record<RepeatEffect, Text> = {
  'changes-nothing': 'A repeat changes nothing',
  fails: 'A repeat fails',
  'fails-partway': 'A repeat fails partway',
  'creates-another': 'A repeat creates another',
  'acts-again': 'A repeat acts again',
  varies: 'A repeat may fail or act again',
};
