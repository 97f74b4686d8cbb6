/** A path of this site as a whole address, which is the only kind that machines elsewhere can follow. */
export function absolute(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** What a page's parts are called, so that they can point at each other. */
export const organizationId = (origin: string) => `${origin}/#organization`;
export const websiteId = (origin: string) => `${origin}/#website`;
export const serviceId = (page: string) => `${page}#service`;
export const articleId = (page: string) => `${page}#article`;
export const questionsId = (page: string) => `${page}#faq`;
export const breadcrumbsId = (page: string) => `${page}#breadcrumb`;
