import net from 'node:net';
import { assertFreePorts } from './free-ports.ts';

it('says which port is taken, and by what', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await expect(assertFreePorts([port])).rejects.toThrow(`${port} by `);
  await expect(assertFreePorts([port])).rejects.toThrow(
    process.platform === 'linux' ? `(process ${process.pid})` : 'another program',
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(assertFreePorts([port])).resolves.toBeUndefined();
});
