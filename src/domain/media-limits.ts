/**
 * Limits of the media library; those of the texts of a record are in ./media-texts. The rules files cannot import, so
 * they repeat these numbers; the tables of tests/rules are computed from here and prove that both agree.
 */
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024; // decisions "Media"
export const PARALLEL_UPLOADS = 4; // decisions "Media"
export const MAX_OBJECT_NAME_LENGTH = 1024; // Cloud Storage's own limit
export const MAX_FILE_NAME_LENGTH = 1024;
export const MAX_CAPTIONS_LENGTH = 200_000;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

/** Gallery. Source: spec 9 "UI". */
export const FEATURED_STRIP_LENGTH = 4;
export const CARD_TAGS = 3;
export const SKELETON_CARDS = 12;
