/** One input device of the WebDriver standard with its actions; WebDriver and WebDriver BiDi use the same JSON. */
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

/** What the checks need from a browser. Everything else is built from these commands. */
export type Driver = {
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function body in the page. @returns the JSON that it returns */
  execute(body: string): Promise<string>;
  /** Presses keys, or moves and presses the mouse, as a person would. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Sets the size of the page. The browser may have a larger minimum. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * Nothing but this computer is asked: every other request goes to a port on which nothing listens.
 * In the form of WebDriver's `proxy` capability.
 */
export const noNetwork = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['localhost'],
} as const;

/** Starting a browser takes at most this long, in milliseconds. */
export const startTimeoutMs = 60_000;
