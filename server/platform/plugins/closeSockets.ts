import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Makes a server stop wait only for requests. Node closes sockets that have become idle, but not those that browsers
 * open in advance and have not used yet. Such a socket would delay the stop.
 */
export const closeSockets = fp(
  async (app: FastifyInstance) => {
    const underWay = new Map<Socket, number>();
    let isStopping = false;

    const change = (socket: Socket, by: number) => {
      const count = underWay.get(socket);
      if (count === undefined) return;
      underWay.set(socket, count + by);
      // After its last answer has been handed to the system.
      if (isStopping && count + by === 0) socket.destroySoon();
    };
    app.server.on('connection', (socket: Socket) => {
      underWay.set(socket, 0);
      socket.on('close', () => underWay.delete(socket));
    });
    app.server.on('request', (request, response) => {
      change(request.socket, 1);
      response.on('close', () => change(request.socket, -1));
    });
    app.addHook('preClose', async () => {
      isStopping = true;
      for (const [socket, count] of underWay) if (count === 0) socket.destroy();
    });
  },
  { name: 'closeSockets', fastify: '5.x' },
);
