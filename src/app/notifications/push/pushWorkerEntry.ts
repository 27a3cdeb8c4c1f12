import { startPushWorker, type WorkerScope } from './pushWorker';

startPushWorker(self as unknown as WorkerScope);
