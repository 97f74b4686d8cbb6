/** An input device with its actions. WebDriver and WebDriver BiDi use the same JSON format. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: string;
      parameters: { pointerType: 'mouse' };
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[];
    };

/** The browser commands that the tests need. */
export type Driver = {
  /** Opens a URL and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function body in the page. @returns the JSON that it returns */
  execute(body: string): Promise<string>;
  /** Performs keyboard and mouse actions. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Sets the viewport size. The browser may have a larger minimum. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * Blocks requests to other hosts: they go to a proxy port on which nothing listens. The value has the format of
 * WebDriver's `proxy` capability.
 */
export const noNetwork = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['localhost'],
} as const;

/** The timeout for starting a browser, in milliseconds. */
export const startTimeoutMs = 60_000;
