/** The name of the database that one Jest worker has for itself. */
export const workerDatabase = (worker: string | number) => `flexi_worker_${worker}`;
