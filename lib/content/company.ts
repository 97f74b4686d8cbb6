import 'server-only';
import { factsOf } from './localize';
import { company } from './schemas/company';
import { single } from './single';

/** The company's facts, without a language. */
export const getCompany = single('company', company);

/** The values of placeholders in texts. */
export const getFacts = () => factsOf(getCompany());
