import type { Page } from 'playwright/test';

type Value = { value?: unknown };

/** A node of Chromium's accessibility tree, as far as it is read here. */
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

/** What is announced at once. A `text` has words alone; a `piece` is a part of one that is not put together yet. */
type Heard = { role: string; name: string; states: string[]; inside: Heard[] };

/** What a role is called here; browsers have names of their own for some, which change now and then. */
const spoken: Record<string, string> = {
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

/** What nobody hears of: boxes around words, and marks beside them. */
const silent = new Set([
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

/** What is passed over as well, unless it has a name. */
const silentWithoutName = new Set(['group', 'figure', 'form']);

/** What says all of its words in its name. */
const saidByName = new Set([
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
 * The page as a screen reader goes through it, from Chromium's accessibility tree: a line for each thing that is
 * announced, with its role, name and states, indented by what it stands in; words alone are in quotation marks.
 */
export async function readAloud(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  // What the tree leaves out: the language of a part, and which of several links is the current one.
  const { root } = (await session.send('DOM.getDocument', { depth: -1 })) as { root: DomNode };
  await session.detach();
  const top = nodes.find(({ parentId }) => parentId === undefined);
  if (!top) throw new Error('The browser gave no accessibility tree.');
  return `${hear(nodes, attributesOf(root), top, await page.locator('html').getAttribute('lang'))
    .flatMap((heard) => print(heard, 0))
    .join('\n')}\n`;
}

type Attributes = Map<number | undefined, Map<string, string>>;

function attributesOf(root: DomNode): Attributes {
  const found: Attributes = new Map();
  const note = ({ backendNodeId, attributes = [], children = [] }: DomNode) => {
    const own = new Map<string, string>();
    for (let at = 0; at < attributes.length; at += 2) own.set(attributes[at] ?? '', attributes[at + 1] ?? '');
    found.set(backendNodeId, own);
    children.forEach(note);
  };
  note(root);
  return found;
}

const isText = ({ role }: Heard) => role === 'text' || role === 'piece';

const words = (role: 'text' | 'piece', name: string): Heard => ({ role, name, states: [], inside: [] });

/** Puts the pieces that follow one another together, as they stand in one line of text. */
function joined(inside: Heard[]): Heard[] {
  const whole: Heard[] = [];
  for (const heard of inside) {
    const last = whole.at(-1);
    if (heard.role === 'piece' && last?.role === 'piece') last.name += heard.name;
    else whole.push({ ...heard });
  }
  return whole
    .map((heard) => (heard.role === 'piece' ? words('text', clean(heard.name)) : heard))
    .filter(({ role, name }) => role !== 'text' || name !== '');
}

/** What is heard of a node; of one that is silent itself, what is heard of its children. */
function hear(nodes: AxNode[], attributes: Attributes, top: AxNode, language: string | null): Heard[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  function heardOf(node: AxNode, around: string): Heard[] {
    const own = attributes.get(node.backendDOMNodeId);
    const kind = String(node.role?.value ?? '');
    const role = node.ignored ? 'none' : (spoken[kind] ?? kind);
    if (role === 'StaticText') return [words('piece', String(node.name?.value ?? ''))];
    if (role === 'LineBreak') return [words('piece', ' ')];
    // A field says its label itself.
    if (role === 'LabelText') return [];
    const name = clean(node.name?.value);
    const language = own?.get('lang') ?? around;
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const parts = role === 'frame' ? [] : children.flatMap((child) => heardOf(child, language));
    const inside = role === 'none' ? parts : joined(parts);
    const isSilent = silent.has(role) || (silentWithoutName.has(role) && !name);
    const states = [
      ...(language === around && node !== top ? [] : [`in ${language}`]),
      ...(isSilent ? [] : statesOf(node, role, inside, own?.get('aria-current'))),
      ...(own?.has('aria-live') ? [`speaks up: ${own.get('aria-live')}`] : []),
    ];
    if (isSilent) return states.length > 0 ? [{ role: '', name, states, inside }] : inside;
    return [
      { role, name, states, inside: saidByName.has(role) ? inside.filter((part) => !isText(part)) : inside },
    ];
  }

  return heardOf(top, language ?? 'no language');
}

function statesOf(node: AxNode, role: string, inside: Heard[], current = 'false'): string[] {
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

/** The lines of what is heard; words that are all there is in something stand in its line. */
function print({ role, name, states, inside }: Heard, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (role === 'text') return [`${indent}"${name}"`];
  const [only] = inside;
  const inLine = inside.length === 1 && only?.role === 'text' && (name === '' || name === only.name);
  const said = inLine ? only.name : name;
  const line = [[role, said && `"${said}"`].filter(Boolean).join(' '), ...states].filter(Boolean).join(', ');
  return [indent + line, ...(inLine ? [] : inside.flatMap((part) => print(part, depth + 1)))];
}

/** A text with single spaces, as it is heard. */
function clean(text: unknown): string {
  return String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
