import 'server-only';

export { getCompany } from './loader';
