import type {RichText} from '../../api/richText';
import {listPagePlaces} from './places';
import type {SearchRecord} from '../record';

/** A page of sections: the first record is the page, the others its sections. */
export function createGuideRecords(
  about: Omit<SearchRecord, 'anchor' | 'text'>,
  content: RichText[],
): SearchRecord[] {
  const {title, page, service} = about;
  return listPagePlaces(content).flatMap(({id, name, text}): SearchRecord[] => {
    if (id === '') return [{...about, anchor: '', text}];
    if (text === '') return [];
    const shared = {context: title, service, page};
    return [{...shared, kind: 'guide', title: name, anchor: id, text}];
  });
}
