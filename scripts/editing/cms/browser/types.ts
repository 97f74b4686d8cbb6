import type { JsonSchema } from '@/lib/content/json-schemas';

/** The parts of the editor's API that we use: https://decapcms.org/docs/custom-widgets/ */

export type Child = unknown;

/** React's createElement, which the editor provides. */
type CreateElement = (
  type: string | object,
  props?: Record<string, unknown> | null,
  ...children: Child[]
) => Child;

// biome-ignore lint/suspicious/noExplicitAny: the editor's values are Immutable.js collections or plain data
export type Loose = any;

/** A class component for `createClass`; `this` is the component. */
export type Spec = Record<string, unknown> & ThisType<Loose>;

type Settings = {
  languages: { code: string; name: string }[];
  defaultLanguage: string;
  photos: { url: string; entry: string }[];
  /** The values of placeholders in texts. */
  facts: Record<string, string>;
  /** The names of forms with a preview. */
  previews: string[];
  /** File formats for a Git host, where no local server writes the files. */
  formats?: { name: string; schemas: JsonSchema[] }[];
};

/** Reads and writes the text of a file. */
type Format = { fromFile(text: string): unknown; toFile(data: Loose): string };

declare global {
  interface Window {
    CMS: {
      init(options: { config: unknown }): void;
      registerWidget(name: string, control: unknown, preview?: unknown, schema?: unknown): void;
      getWidget(name: string): { control: Loose; preview: unknown; schema: unknown };
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
