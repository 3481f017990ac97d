/** Key of the storage with the id of the announcement that was dismissed last. */
export const announcementKey = 'announcement.dismissed';

/** Attribute of the document while the reader has dismissed the announcement. */
export const announcementAttribute = 'data-announcement-dismissed';
