const { appendFileSync } = require("node:fs");
const { Socket } = require("node:net");

// Loaded into the app before it starts, to record every connection that it opens, with TLS or without.
const { connect } = Socket.prototype;

Socket.prototype.connect = function noted(...args) {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  const { host = "localhost", port, path } = typeof first === "object" ? first : { port: first, host: second };
  // A path is a local pipe, which leaves the machine's network alone.
  if (!path) appendFileSync(process.env.CALLED_FILE, `${host}:${port}\n`);
  return connect.apply(this, args);
};
