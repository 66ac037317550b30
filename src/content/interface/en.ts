import admin from './admin.en';
import auth from './auth.en';
import media from './media.en';

/** Words of the screens that work (auth, admin, gallery): buttons, errors, counts. Plurals end in _one and _other. */
const en = { admin, auth, media };

export default en;
