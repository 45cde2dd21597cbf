import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The line between a browser and the house, which can be cut and mended. */
export interface Cable {
  url: string;
  /** Ends what goes through it now, and lets nothing more through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A cable of its own to the house at that address. */
export async function layCable(to: string): Promise<Cable> {
  const { port } = new URL(to);
  const ends = new Set<Socket>();
  let whole = true;
  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => ends.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (!whole) return void near.destroy();
    const far = connect(Number(port), '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    whole = false;
    for (const socket of ends) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
