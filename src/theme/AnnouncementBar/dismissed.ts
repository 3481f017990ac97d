/** Storage key of the last dismissed announcement's ID. */
export const announcementKey = 'announcement.dismissed';

/** Document attribute while the announcement is dismissed. */
export const announcementAttribute = 'data-announcement-dismissed';
