import { buildFixtureSite } from './fixture-site';

/** Builds the fixture site before the behavior tests need it. */
buildFixtureSite();
