/** The icons that the interface itself uses, beside those that content may name. */
export const interfaceIcons = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'check',
  'chevron-down',
  'circle-check',
  'globe',
  'list',
  'menu',
  'pause',
  'play',
  'plus',
  'search',
  'sliders-horizontal',
  'triangle-alert',
  'x',
] as const;
