# Any image with Node 20, 22 or 24 and glibc. Without DATABASE_URL the database is in /data, too.
ARG NODE=node:24-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json prisma.config.ts ./
COPY prisma/schema.prisma prisma/
RUN npm ci --omit=dev
COPY . .
RUN npm run build -- --standalone

FROM ${NODE}
# Uploads pass through TMPDIR. Together with DATA_DIR it is all that has to be writable.
ENV NODE_ENV=production DATA_DIR=/data TMPDIR=/tmp
WORKDIR /app
COPY --from=build /app/.next/standalone ./
# 1000 is the user "node" of Node's own images.
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# `npm start` without npm, which would stay in memory.
CMD ["node", "--require", "tsx/cjs", "lib/launcher/supervisor.ts"]
