import { type ChildProcess, execFileSync, spawn } from "node:child_process";

/** An image that was built, and what it was built by. */
export type Image = {
  megabytes: number;
  /** The test of the Dockerfile's HEALTHCHECK. */
  healthCheck: string[];
  /** Runs it as compose.yaml does: read-only, without capabilities, with a folder for data and one for temporary files. */
  run(environment: Record<string, string>): Container;
};

export type Container = {
  process: ChildProcess;
  /** Runs a command inside, and returns its output. */
  execute(command: string[]): string;
  stop(): void;
  remove(): void;
};

type Engine = (name: string, build: string[]) => Image;

const output = (program: string, flags: string[]) =>
  execFileSync(program, flags, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], maxBuffer: 2 ** 26 }).trim();
const show = (program: string, flags: string[]) => execFileSync(program, flags, { stdio: "inherit" });

const inDocker =
  (program: string): Engine =>
  (name, build) => {
    show(program, ["build", "--tag", name, ...build, "."]);
    const inspected = JSON.parse(output(program, ["image", "inspect", name]));
    const [, ...healthCheck] = (inspected[0].Config.Healthcheck ?? inspected[0].Healthcheck).Test;
    const safety = ["--read-only", "--tmpfs=/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges"];
    return {
      megabytes: inspected[0].Size / 1e6,
      healthCheck,
      run(environment) {
        const variables = Object.entries(environment).map(([key, value]) => `--env=${key}=${value}`);
        const flags = ["run", "--rm", `--name=${name}`, "--network=host", "--volume=/data", ...safety, ...variables];
        return {
          process: spawn(program, [...flags, name]),
          execute: (command) => output(program, ["exec", name, ...command]),
          stop: () => show(program, ["stop", name]),
          remove: () => {},
        };
      },
    };
  };

type Config = { Env: string[]; Cmd: string[]; User: string; WorkingDir: string; Healthcheck: { Test: string[] } };

/** Buildah needs neither a daemon nor namespaces of users. Its image is run by chroot in a mount namespace, which needs root. */
const inBuildah: Engine = (name, build) => {
  const flags = ["--isolation=chroot", "--format=docker", "--ignorefile=.dockerignore", "--pull=false"];
  show("buildah", ["build", ...flags, "--tag", name, ...build, "."]);
  const config: Config = JSON.parse(output("buildah", ["inspect", "--type=image", name])).Docker.config;
  const container = output("buildah", ["from", "--pull-never", name]);
  const root = output("buildah", ["mount", container]);
  const inside = [
    "chroot",
    `--userspec=${config.User}`,
    root,
    "env",
    "-i",
    `--chdir=${config.WorkingDir}`,
    ...config.Env,
  ];
  const mounts = [
    `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0"`,
    `mount -t tmpfs tmpfs "$0/tmp" && mount -t tmpfs -o uid=1000 tmpfs "$0/data" && mount -t proc proc "$0/proc"`,
    `mount --bind /dev "$0/dev" && exec "$@"`,
  ].join(" && ");
  return {
    megabytes: Number(output("du", ["-sm", "--apparent-size", root]).split("\t")[0]) * 1.048_576,
    healthCheck: config.Healthcheck.Test.slice(1),
    run(environment) {
      const variables = Object.entries(environment).map(([key, value]) => `${key}=${value}`);
      const process = spawn("unshare", ["-m", "sh", "-c", mounts, root, ...inside, ...variables, ...config.Cmd]);
      const enter = ["--target", String(process.pid), "--mount", ...inside, ...variables];
      return {
        process,
        execute: (command) => output("nsenter", [...enter, ...command]),
        stop: () => process.kill("SIGTERM"),
        remove: () => output("buildah", ["rm", container]),
      };
    },
  };
};

const engines: Record<string, { probe: string[]; engine: Engine }> = {
  docker: { probe: ["info"], engine: inDocker("docker") },
  podman: { probe: ["info"], engine: inDocker("podman") },
  buildah: { probe: ["images"], engine: inBuildah },
};

/** The first engine on this machine that can build and run images. */
export function findEngine(): Engine | undefined {
  const works = (program: string, probe: string[]) => {
    try {
      execFileSync(program, probe, { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };
  return Object.entries(engines).find(([program, { probe }]) => works(program, probe))?.[1].engine;
}
