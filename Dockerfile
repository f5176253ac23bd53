FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci
COPY . .
RUN node scripts/build.mjs

# Without what only development needs: the embedded PostgreSQL is 60 MB.
FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci --omit=dev

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY server/package.json server/
COPY --from=build /app/server/bundle server/bundle
COPY --from=build /app/client/dist client/dist
# The file store and the key files; a volume made from it keeps the owner.
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
EXPOSE 3000
CMD ["node", "server/bundle/main.js"]
