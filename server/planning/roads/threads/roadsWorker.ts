import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { Coordinates } from '../../routing/format/problem';
import { openRoads } from '../file/roadsFile';
import { NO_WAY } from '../query/buckets';
import { RoadQueries } from '../query/roadQueries';
import type { RoadsAnswer, RoadsQuestion, RoadsReply, RoadsRequest } from './messages';

// The entry of the thread that finds ways, so that the server's thread stays free. It reads the same memory.

const pointOf = ([longitude, latitude]: Coordinates) => ({ longitude, latitude });

function answerTo(queries: RoadQueries, question: RoadsQuestion): RoadsAnswer {
  switch (question.kind) {
    case 'matrix': {
      const from = question.from.map(pointOf);
      const to = question.from === question.to ? from : question.to.map(pointOf);
      return { kind: 'times', ...queries.matrix(from, to) };
    }
    case 'legs': {
      const times = new Int32Array(question.pairs.length);
      const lengths = new Int32Array(question.pairs.length);
      question.pairs.forEach(([from, to], index) => {
        const leg = queries.leg(pointOf(from), pointOf(to));
        times[index] = leg?.time ?? NO_WAY;
        lengths[index] = leg?.length ?? NO_WAY;
      });
      return { kind: 'times', times, lengths };
    }
    case 'ways': {
      const { points } = question;
      return {
        kind: 'ways',
        ways: points.slice(1).map((to, index) => queries.way(pointOf(points[index] ?? to), pointOf(to))),
      };
    }
  }
}

function serve(port: MessagePort, memory: SharedArrayBuffer): void {
  const queries = new RoadQueries(openRoads(memory));
  const post = (reply: RoadsReply, transfer: ArrayBuffer[] = []) => port.postMessage(reply, transfer);
  port.on('message', ({ id, question }: RoadsRequest) => {
    try {
      const answer = answerTo(queries, question);
      const moved =
        answer.kind === 'times'
          ? [answer.times.buffer as ArrayBuffer, answer.lengths.buffer as ArrayBuffer]
          : [];
      post({ id, answer }, moved);
    } catch (error) {
      post({ id, error: error instanceof Error ? error.message : 'unknown' });
    }
  });
}

if (!parentPort) throw new Error('roadsWorker runs as a worker thread only');
serve(parentPort, workerData as SharedArrayBuffer);
