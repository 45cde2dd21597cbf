/** What is asked of a running Node process from outside, through its inspector: the process itself needs to know nothing of it. */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#answered(JSON.parse(String(data))));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#open.values()) reject(new Error('the process is gone'));
    });
  }

  static connect(url: string): Promise<Inspector> {
    const socket = new WebSocket(url);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Inspector(socket)));
      socket.addEventListener('error', () => reject(new Error(`no inspector at ${url}`)));
    });
  }

  /** Bytes of the heap in use after everything that nobody holds was collected. */
  async heap(): Promise<number> {
    for (let n = 0; n < 2; n++) await this.#ask('HeapProfiler.collectGarbage');
    return Number(await this.evaluate('process.memoryUsage().heapUsed'));
  }

  /** Begins to listen to the event loop anew. */
  async listenToGaps(): Promise<void> {
    await this.evaluate(`
      globalThis.__gaps ??= process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 1 });
      globalThis.__gaps.enable(); globalThis.__gaps.reset(); globalThis.__cpu = process.cpuUsage(); undefined`);
  }

  /** The event loop's gaps since then in milliseconds, and the seconds of processor time used. */
  async gaps(): Promise<{ p99: number; max: number; cpuSeconds: number }> {
    const said = await this.evaluate(`
      JSON.stringify({ p99: __gaps.percentile(99) / 1e6, max: __gaps.max / 1e6,
        cpuSeconds: Object.values(process.cpuUsage(__cpu)).reduce((a, b) => a + b) / 1e6 })`);
    return JSON.parse(String(said));
  }

  async evaluate(expression: string): Promise<unknown> {
    const answer = (await this.#ask('Runtime.evaluate', { expression })) as { result: { value?: unknown } };
    return answer.result.value;
  }

  close(): void {
    this.#socket.close();
  }

  #ask(method: string, params: object = {}): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #answered({ id, result, error }: { id?: number; result?: unknown; error?: { message: string } }): void {
    const asked = id === undefined ? undefined : this.#open.get(id);
    if (id === undefined || !asked) return;
    this.#open.delete(id);
    if (error) asked.reject(new Error(error.message));
    else asked.resolve(result);
  }
}
