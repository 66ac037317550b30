import admin from './admin.es';
import auth from './auth.es';
import type english from './en';
import media from './media.es';

const es: typeof english = { admin, auth, media };

export default es;
