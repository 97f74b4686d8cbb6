/** The icons that components use, in addition to the icons that content can choose. */
export const interfaceIcons = [
  'arrow-left',
  'arrow-right',
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
