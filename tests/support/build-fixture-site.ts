import { buildFixtureSite } from './fixture-site';

/** `npm run build:fixture`: builds the small site of the behavior tests. */
buildFixtureSite();
