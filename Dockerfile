FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY client/package.json client/
COPY development/package.json development/
RUN npm ci
COPY . .
RUN node scripts/build.mjs

# What is tested is what is deployed, without the folder that only development needs.
FROM build AS production-build
RUN rm -r server/bundle/development

# Without what only development needs: the embedded PostgreSQL is 60 MB.
FROM node:20-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY client/package.json client/
COPY development/package.json development/
RUN npm ci --omit=dev

FROM node:20-slim AS server
WORKDIR /app
ENV NODE_ENV=production
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY server/package.json server/
COPY --from=build /app/client/dist client/dist
# The file store and the key files; a volume made from it keeps the owner.
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
EXPOSE 3000
CMD ["node", "server/bundle/main.js"]

# To try it out (docker-compose.yml): with the demo and the development mailbox.
FROM server AS trial
COPY --from=build /app/server/bundle server/bundle

FROM server
COPY --from=production-build /app/server/bundle server/bundle
