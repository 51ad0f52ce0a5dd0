# syntax=docker/dockerfile:1
# Debian 12 has the client tools of PostgreSQL 15, the version that compose.yaml runs: change both together.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY vite.config.ts tsconfig.base.json tsconfig.domain.json tsconfig.server.json tsconfig.web.json ./
COPY scripts ./scripts
COPY src ./src
RUN npx vite build --configLoader native --logLevel warn
# What only the build and the browser need, and the Node of the registry: none of it is in the server's reach.
RUN cd node_modules && rm -rf .vite .cache \
  node-bin-* node-linux-* node-win-* \
  vite rolldown @rolldown @oxc-project @vitejs lightningcss lightningcss-* tailwindcss @tailwindcss esbuild @esbuild \
  react react-dom react-redux recharts es-toolkit @reduxjs immer lucide-react radix-ui @radix-ui wouter \
  @tanstack @stripe @fontsource-variable

FROM ${NODE} AS application
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /data && chown node:node /data
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/src/domain ./src/domain
COPY --from=build /app/src/contract ./src/contract
COPY --from=build /app/src/server ./src/server
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 HOST=0.0.0.0
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# tini hands SIGTERM on and takes care of what children leave behind.
ENTRYPOINT ["tini", "--"]
CMD ["node", "src/server/main.ts"]

FROM application AS backup
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /backups && chown node:node /backups
COPY deploy/back-up-nightly.sh /usr/local/bin/back-up-nightly
USER node
VOLUME /backups
# Within the last 26 hours one was taken.
HEALTHCHECK --interval=10m --timeout=10s --start-period=10m --retries=1 \
  CMD ["sh", "-c", "find /backups -name 'autoscritto-*.backup' -mmin -1560 | grep -q ."]
CMD ["sh", "/usr/local/bin/back-up-nightly"]

# What is built when no target is named.
FROM application
