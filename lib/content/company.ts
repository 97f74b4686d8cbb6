import 'server-only';
import { factsOf } from './localize';
import { company } from './schemas/company';
import { single } from './single';

/** The company's facts, without a language. */
export const getCompany = single('company', company);

/** What the placeholders of texts stand for. */
export const getFacts = () => factsOf(getCompany());
