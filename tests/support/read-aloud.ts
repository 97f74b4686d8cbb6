import type { Page } from 'playwright/test';

type Value = { value?: unknown };

/** The fields of a node in Chromium's accessibility tree that this module uses. */
type AxNode = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

type DomNode = { backendNodeId: number; attributes?: string[]; children?: DomNode[] };

/** One announcement of a screen reader. A `text` has words only; a `piece` is a text fragment before joining. */
type Announcement = { role: string; name: string; states: string[]; inside: Announcement[] };

/** Names for roles. Chromium has internal names for some roles and changes them between versions. */
const roleNames: Record<string, string> = {
  RootWebArea: 'page',
  Iframe: 'frame',
  IframePresentational: 'frame',
  DescriptionList: 'terms',
  DescriptionListTerm: 'term',
  DescriptionListDetail: 'definition',
  Details: 'group',
  DisclosureTriangle: 'fold button',
  DisclosureTriangleGrouped: 'fold button',
  Figcaption: 'caption',
  comboBoxMenuButton: 'combobox',
  ComboBoxSelect: 'combobox',
};

/** Roles that screen readers do not announce, such as containers and list markers. */
const unannounced = new Set([
  'generic',
  'none',
  'paragraph',
  'ListMarker',
  'InlineTextBox',
  'MenuListPopup',
  'strong',
  'emphasis',
  'Abbr',
  'time',
  'Section',
]);

/** Roles that are announced only when the element has a name. */
const unannouncedWithoutName = new Set(['group', 'figure', 'form']);

/** Roles whose accessible name contains all of their text. */
const textInName = new Set([
  'link',
  'button',
  'fold button',
  'heading',
  'textbox',
  'searchbox',
  'option',
  'image',
]);

const withValue = new Set(['textbox', 'searchbox', 'combobox']);

/**
 * Writes the page as a screen reader announces it, from Chromium's accessibility tree: one line per announcement
 * with role, name, and states, indented by nesting depth. Plain text is in quotation marks.
 */
export async function readAloud(page: Page): Promise<string> {
  let text = await readOnce(page);
  // Chromium may answer while it updates its tree; nodes are then missing from one answer, but not from the next.
  for (let previous = ''; text !== previous; ) [previous, text] = [text, await readOnce(page)];
  return text;
}

async function readOnce(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  // The accessibility tree lacks the language of an element and `aria-current`, so read them from the DOM.
  const { root } = (await session.send('DOM.getDocument', { depth: -1 })) as { root: DomNode };
  await session.detach();
  const top = nodes.find(({ parentId }) => parentId === undefined);
  if (!top) throw new Error('The browser gave no accessibility tree.');
  return `${announcementsOf(nodes, attributesOf(root), top, await page.locator('html').getAttribute('lang'))
    .flatMap((announcement) => print(announcement, 0))
    .join('\n')}\n`;
}

type Attributes = Map<number | undefined, Map<string, string>>;

function attributesOf(root: DomNode): Attributes {
  const found: Attributes = new Map();
  const collect = ({ backendNodeId, attributes = [], children = [] }: DomNode) => {
    const own = new Map<string, string>();
    for (let at = 0; at < attributes.length; at += 2) own.set(attributes[at] ?? '', attributes[at + 1] ?? '');
    found.set(backendNodeId, own);
    children.forEach(collect);
  };
  collect(root);
  return found;
}

const isText = ({ role }: Announcement) => role === 'text' || role === 'piece';

const words = (role: 'text' | 'piece', name: string): Announcement => ({
  role,
  name,
  states: [],
  inside: [],
});

/** Joins consecutive text pieces into one text. */
function joined(inside: Announcement[]): Announcement[] {
  const whole: Announcement[] = [];
  for (const announcement of inside) {
    const last = whole.at(-1);
    if (announcement.role === 'piece' && last?.role === 'piece') last.name += announcement.name;
    else whole.push({ ...announcement });
  }
  return whole
    .map((announcement) =>
      announcement.role === 'piece' ? words('text', clean(announcement.name)) : announcement,
    )
    .filter(({ role, name }) => role !== 'text' || name !== '');
}

/** Returns the announcements of a node, or of its children if the node itself is not announced. */
function announcementsOf(
  nodes: AxNode[],
  attributes: Attributes,
  top: AxNode,
  language: string | null,
): Announcement[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  function visit(node: AxNode, around: string): Announcement[] {
    const own = attributes.get(node.backendDOMNodeId);
    const kind = String(node.role?.value ?? '');
    const role = node.ignored ? 'none' : (roleNames[kind] ?? kind);
    if (role === 'StaticText') return [words('piece', String(node.name?.value ?? ''))];
    if (role === 'LineBreak') return [words('piece', ' ')];
    // The field's own announcement includes its label.
    if (role === 'LabelText') return [];
    const name = clean(node.name?.value);
    const language = own?.get('lang') ?? around;
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const parts = role === 'frame' ? [] : children.flatMap((child) => visit(child, language));
    const inside = role === 'none' ? parts : joined(parts);
    const isUnannounced = unannounced.has(role) || (unannouncedWithoutName.has(role) && !name);
    const states = [
      ...(language === around && node !== top ? [] : [`in ${language}`]),
      ...(isUnannounced ? [] : statesOf(node, role, inside, own?.get('aria-current'))),
      ...(own?.has('aria-live') ? [`speaks up: ${own.get('aria-live')}`] : []),
    ];
    if (isUnannounced) return states.length > 0 ? [{ role: '', name, states, inside }] : inside;
    return [
      { role, name, states, inside: textInName.has(role) ? inside.filter((part) => !isText(part)) : inside },
    ];
  }

  return visit(top, language ?? 'no language');
}

function statesOf(node: AxNode, role: string, inside: Announcement[], current = 'false'): string[] {
  const property = (name: string) => node.properties?.find((each) => each.name === name)?.value.value;
  const state = (name: string, yes: string, no?: string) => {
    const value = property(name);
    if (value === undefined) return [];
    return value === true || value === 'true' ? [yes] : no ? [no] : [];
  };
  const items = inside.filter((part) => part.role === 'listitem').length;
  const value = clean(node.value?.value);
  const description = clean(node.description?.value);
  return [
    ...(role === 'heading' ? [`level ${property('level')}`] : []),
    ...(role === 'list' ? [items === 1 ? '1 item' : `${items} items`] : []),
    ...(current === 'false' ? [] : [current === 'true' ? 'current' : `current ${current}`]),
    ...state('expanded', 'open', 'closed'),
    ...state('pressed', 'pressed', 'not pressed'),
    ...state('checked', 'checked', 'not checked'),
    ...(role === 'option' ? state('selected', 'selected') : []),
    ...state('required', 'required'),
    ...state('invalid', 'invalid'),
    ...state('disabled', 'disabled'),
    ...(withValue.has(role) && value ? [`holds "${value}"`] : []),
    ...(description ? [`described as "${description}"`] : []),
  ];
}

/** Formats an announcement as lines. A single text child goes on the line of its parent. */
function print({ role, name, states, inside }: Announcement, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (role === 'text') return [`${indent}"${name}"`];
  const [only] = inside;
  const inLine = inside.length === 1 && only?.role === 'text' && (name === '' || name === only.name);
  const said = inLine ? only.name : name;
  const line = [[role, said && `"${said}"`].filter(Boolean).join(' '), ...states].filter(Boolean).join(', ');
  return [indent + line, ...(inLine ? [] : inside.flatMap((part) => print(part, depth + 1)))];
}

/** Collapses whitespace. */
function clean(text: unknown): string {
  return String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
