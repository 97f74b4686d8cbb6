// The package has no types, and those of DefinitelyTyped lack `keepFeatures` and `dropTables`.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, { min: number; max: number }>;
    keepFeatures?: readonly string[];
    dropTables?: readonly string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
