# The product in an image of about 250 MB: no npm, no shell, no compiler, not root. `docker build -t rx-dispatch .`
# The same steps without a container engine: `node scripts/image.mjs FOLDER`, then `node dist/server/main.js` in it.
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN node scripts/image.mjs /image \
 && npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx > /image/sbom.json \
 && mkdir /empty

FROM gcr.io/distroless/nodejs22-debian12:nonroot
WORKDIR /app
COPY --from=build /image ./
# The one folder that is written; everything else may be mounted read-only (`--read-only --tmpfs /tmp`).
COPY --from=build --chown=nonroot:nonroot /empty /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
VOLUME /data
EXPOSE 4000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s CMD ["/nodejs/bin/node", "dist/server/healthCheck.js"]
# SIGTERM ends the requests under way within 8 s (`docker stop` waits 10).
CMD ["dist/server/main.js"]
