/** A page of a browser, with the little that all drivers can do. */
export interface Tab {
  /** Opens an address and returns when its HTML has been read. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It cannot see what is around it here. */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Presses the middle of the first element of a selector with the pointer. */
  click(selector: string): Promise<void>;
  /** Presses a key, such as `Enter` or `Control+k`. */
  press(key: string): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  /** Gives the window these sizes, in CSS px, without its frame. */
  resize(width: number, height: number): Promise<void>;
  /** Errors, unhandled rejections and refusals by the policy since the tab opened. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Browser {
  /** Opens a tab that shares nothing with those before it. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}
