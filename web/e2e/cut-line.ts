import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  origin: string;
  /** Breaks every connection and lets no other one through until it is mended. */
  cut: () => void;
  mend: () => void;
  close: () => void;
}

/** A line to a server on this machine, for a network that goes in the middle of an answer. */
export async function openLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  function join(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    return socket;
  }
  const line = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const target = join(connect(port, '127.0.0.1'));
    join(socket).pipe(target).pipe(socket);
    socket.on('close', () => target.destroy());
    target.on('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port: own } = line.address() as AddressInfo;
  function cut(): void {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  }
  function mend(): void {
    isCut = false;
  }
  function close(): void {
    cut();
    line.close();
  }
  return { origin: `http://localhost:${own}`, cut, mend, close };
}
