/** A page of this site, with a query and an anchor where needed. */
const page = String.raw`/(?!/)[a-z0-9\-/]*(\?[^\s<>"'()#\\]*)?(#[a-z0-9-]+)?`;
/** A file in the folder "public", e.g. a brochure. */
const file = String.raw`/(?!/)[A-Za-z0-9\-_/]+\.[a-z0-9]+`;
const web = String.raw`https://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:\d+)?([/?#][^\s<>"'()\\]*)?`;
const mail = String.raw`mailto:(\{email\}|[^\s<>"'()?@\\{}]+@[A-Za-z0-9.-]+)(\?[^\s<>"'()\\]*)?`;
const phone = String.raw`tel:\+\d{7,15}`;

/** Where a button or a link may lead: to a page, a file, another site, a mailbox or a phone. Never to a script. */
export const linkPattern = new RegExp(`^(${[page, file, web, mail, phone].join('|')})$`);

const filePattern = new RegExp(`^${file}$`);

/** The files that the build writes in every language, for readers of feeds. */
const feeds = ['/feed.xml', '/insights.xml'];

/** Files that the build writes and content may link to. */
export const generatedFiles: readonly string[] = [...feeds, '/sitemap.xml'];

/** Whether an address leads to a file: in the folder "public", or one that the build writes. */
export const isFileLink = (link: string) => filePattern.test(link);

/** Whether an address of this site is different in each language: that of a page or a feed. */
export const hasLanguage = (link: string) =>
  link.startsWith('/') && (!isFileLink(link) || feeds.includes(link));

const photo = String.raw`https://images\.unsplash\.com/photo-\d{10,13}-[0-9a-f]{12}`;
/** A photograph of this project, without width and ending. */
const ownPhoto = '/images/uploads/[a-z0-9]+(?:-[a-z0-9]+)*';

/** The address of a photograph, with or without the query of a copied address. */
export const photoPattern = new RegExp(`^(${photo}(\\?\\S*)?|${ownPhoto})$`);

const ownPhotoPattern = new RegExp(`^${ownPhoto}$`);

/** Whether an address is that of a photograph of this project. */
export const isUploadedPhoto = (address: string) => ownPhotoPattern.test(address);

const photoWithQuery = new RegExp(`^(${photo})\\?.*$`);

/** The address of a photograph without the width and format that come with a copied one. */
export function withoutPhotoQuery(address: string): string {
  return address.replace(photoWithQuery, '$1');
}
