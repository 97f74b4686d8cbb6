import type { JsonSchema } from '@/lib/content/json-schemas';

/** As much of the editor's interface as is used: https://decapcms.org/docs/custom-widgets/ */

export type Child = unknown;

/** React's createElement, which the editor brings along. */
type CreateElement = (
  type: string | object,
  props?: Record<string, unknown> | null,
  ...children: Child[]
) => Child;

// biome-ignore lint/suspicious/noExplicitAny: the editor's values are Immutable maps or plain, as it likes
export type Loose = any;

/** A class component as `createClass` takes it; `this` is the component. */
export type Spec = Record<string, unknown> & ThisType<Loose>;

type Settings = {
  languages: { code: string; name: string }[];
  defaultLanguage: string;
  /** Where the site keeps a visitor's language. */
  preferenceKey: string;
  photos: { url: string; entry: string }[];
  /** What placeholders of texts stand for. */
  facts: Record<string, string>;
  /** The names under which forms have a preview. */
  previews: string[];
  /** How files are written, where no server does it: on a Git host. */
  formats?: { name: string; schemas: JsonSchema[] }[];
};

/** Reads and writes the text of a file. */
type Format = { fromFile(text: string): unknown; toFile(data: Loose): string };

declare global {
  interface Window {
    CMS: {
      init(options: { config: unknown }): void;
      registerWidget(name: string, control: unknown): void;
      registerPreviewTemplate(name: string, component: unknown): void;
      registerLocale(name: string, phrases: object): void;
      registerCustomFormat(name: string, extension: string, format: Format): void;
      registerPreviewStyle(style: string, options: { raw: boolean }): void;
    };
    h: CreateElement;
    createClass(spec: Spec): unknown;
    editorSettings: Settings;
    editorConfig: unknown;
  }
}
