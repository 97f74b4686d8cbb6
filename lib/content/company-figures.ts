import type { Company } from './schemas/company';

/** A figure that pages quote, e.g. `{ id: 'clients', value: 200, suffix: '+' }` for "200+". */
export type CompanyFigure = { id: string; value: number; suffix: string };

/**
 * The company's figures. Only the years in business may have no number: they are the years since the company was
 * founded (specification, section 9), so that the number is right after every build.
 * @param today the time of the build
 */
export function figuresIn({ figures, founded }: Company, today: Date): CompanyFigure[] {
  return figures.map(({ id, value = today.getUTCFullYear() - founded, suffix }) => ({ id, value, suffix }));
}
