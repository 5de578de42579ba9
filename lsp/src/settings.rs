//! What the server goes by: flags, what the client says, and `pdllc.toml` and compilation databases of the
//! project.

use crate::uri::normal;
use pdll_compiler::fmt::WIDTH;
use pdll_source::Standard;
use pdll_source::diag::{Level, Levels};
use std::path::{Path, PathBuf};

/// What `pdllc lsp` was called with.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Directories in which included files are looked for.
    pub include_dirs: Vec<PathBuf>,
    /// Compilation databases as MLIR's CMake functions write them.
    pub databases: Vec<PathBuf>,
    /// Which PDLL is meant, unless the project says so.
    pub standard: Standard,
}

/// What is wrong with a file of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProjectError {
    /// The file that was read, or could not be.
    pub path: PathBuf,
    /// What is wrong.
    pub message: String,
}

/// What `pdllc.toml` says of a project:
///
/// ```toml
/// include = ["include", "../llvm/mlir/include"]   # relative to this file
/// std = "mlir22"
/// allow = ["unused-variable"]
///
/// [fmt]
/// width = 100
/// ```
#[derive(Clone, Debug)]
pub struct Project {
    /// Directories in which included files are looked for.
    pub include: Vec<PathBuf>,
    /// Which PDLL is meant.
    pub standard: Option<Standard>,
    /// Warnings that are not given.
    pub levels: Levels,
    /// How many columns a line has.
    pub width: usize,
}

impl Default for Project {
    fn default() -> Self {
        Self { include: Vec::new(), standard: None, levels: Levels::new(), width: WIDTH }
    }
}

/// The name of the file.
pub(crate) const NAME: &str = "pdllc.toml";

impl Project {
    /// What holds for a file: the nearest `pdllc.toml` above it, or nothing of its own.
    ///
    /// # Errors
    /// There is one that cannot be used.
    pub fn of(file: &Path) -> Result<Self, ProjectError> {
        let file = normal(file);
        for dir in file.ancestors().skip(1) {
            let path = dir.join(NAME);
            match std::fs::read_to_string(&path) {
                Ok(text) => {
                    return Self::parse(&text, dir).map_err(|message| ProjectError { path, message });
                }
                Err(e) if e.kind() == std::io::ErrorKind::InvalidData => {
                    return Err(ProjectError { path, message: "it is not UTF-8".into() });
                }
                Err(_) => {}
            }
        }
        Ok(Self::default())
    }

    fn parse(text: &str, dir: &Path) -> Result<Self, String> {
        let table: toml::Table = text.parse().map_err(|e: toml::de::Error| e.message().to_string())?;
        let mut project = Self::default();
        for (key, value) in &table {
            match (&**key, value) {
                ("include", value) => {
                    project.include =
                        strings(key, value)?.into_iter().map(|d| normal(&dir.join(d))).collect();
                }
                ("std", toml::Value::String(name)) => {
                    project.standard = Some(match &**name {
                        "pdllc" => Standard::Extended,
                        "mlir22" => Standard::Mlir22,
                        other => {
                            return Err(format!("`{other}` is no standard: they are `pdllc` and `mlir22`"));
                        }
                    });
                }
                ("allow", value) => {
                    strings(key, value)?.iter().for_each(|w| project.levels.set(*w, Level::Allow));
                }
                ("fmt", toml::Value::Table(fmt)) => {
                    for (key, value) in fmt {
                        project.width = match (&**key, value.as_integer()) {
                            ("width", Some(n @ 1..=65535)) => n as usize,
                            _ => return Err(format!("`fmt.{key}` is not understood")),
                        };
                    }
                }
                _ => return Err(format!("`{key}` is not understood")),
            }
        }
        Ok(project)
    }
}

fn strings<'v>(key: &str, value: &'v toml::Value) -> Result<Vec<&'v str>, String> {
    let list = value.as_array().and_then(|all| all.iter().map(toml::Value::as_str).collect());
    list.ok_or_else(|| format!("`{key}` is a list of strings"))
}

/// Include directories by file, from compilation databases.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Databases {
    files: Vec<(PathBuf, Vec<PathBuf>)>,
}

impl Databases {
    /// Reads databases. One that is missing or has nothing of its form adds nothing.
    pub(crate) fn read(paths: &[PathBuf]) -> Self {
        let mut all = Self::default();
        for path in paths {
            if let Ok(text) = std::fs::read_to_string(path) {
                all.add(&text);
            }
        }
        all
    }

    /// Adds the entries of a database: YAML documents of `filepath` and `includes`, two strings.
    fn add(&mut self, text: &str) {
        let mut file = None;
        for line in text.lines() {
            if line.starts_with("---") {
                file = None;
                continue;
            }
            let Some((key, value)) = line.split_once(':') else { continue };
            let value = scalar(value.trim());
            match key.trim() {
                "filepath" => file = Some(normal(Path::new(&value))),
                "includes" => {
                    let dirs: Vec<_> =
                        value.split(';').filter(|d| !d.is_empty()).map(|d| normal(Path::new(d))).collect();
                    if let Some(file) = file.take()
                        && !self.files.iter().any(|f| f.0 == file)
                    {
                        self.files.push((file, dirs));
                    }
                }
                _ => {}
            }
        }
    }

    /// The directories of a file; those of all files together for one that is not listed.
    pub(crate) fn dirs(&self, file: &Path) -> Vec<PathBuf> {
        if let Some((_, dirs)) = self.files.iter().find(|f| f.0 == file) {
            return dirs.clone();
        }
        let mut dirs = Vec::new();
        for dir in self.files.iter().flat_map(|f| &f.1) {
            if !dirs.contains(dir) {
                dirs.push(dir.clone());
            }
        }
        dirs
    }
}

/// A YAML string on one line.
fn scalar(value: &str) -> String {
    let quoted = |q: char| value.strip_prefix(q).and_then(|v| v.strip_suffix(q));
    if let Some(inner) = quoted('\'') {
        return inner.replace("''", "'");
    }
    match quoted('"') {
        Some(inner) => serde_json::from_str(value).unwrap_or_else(|_| inner.to_string()),
        None => value.to_string(),
    }
}

/// Databases that a build leaves in its folder.
pub(crate) fn databases_below(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut dirs = vec![root.to_path_buf(), root.join("build"), root.join("out")];
    let cmake = std::fs::read_dir(root).into_iter().flatten().flatten();
    let cmake = cmake.filter(|e| e.file_name().as_encoded_bytes().starts_with(b"cmake-build-"));
    let mut cmake: Vec<_> = cmake.map(|e| e.path()).collect();
    cmake.sort();
    dirs.extend(cmake);
    for dir in dirs {
        for name in ["pdll_compile_commands.yml", "tablegen_compile_commands.yml"] {
            let path = dir.join(name);
            if path.is_file() {
                found.push(path);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn projects() {
        let dir = Path::new("/p");
        let text = "include = ['inc', '/abs']\nstd = 'mlir22'\nallow = ['spelling']\n[fmt]\nwidth = 100\n";
        let project = Project::parse(text, dir).expect("a good file");
        assert_eq!(project.include, [PathBuf::from("/p/inc"), PathBuf::from("/abs")]);
        assert_eq!((project.standard, project.width), (Some(Standard::Mlir22), 100));
        assert_eq!(project.levels.level("spelling"), Level::Allow);
        for (text, error) in [
            ("include = 'x'", "`include` is a list of strings"),
            ("std = 'c'", "`c` is no standard: they are `pdllc` and `mlir22`"),
            ("fmt = { width = 0 }", "`fmt.width` is not understood"),
            ("color = 1", "`color` is not understood"),
        ] {
            assert_eq!(Project::parse(text, dir).map(|_| ()), Err(error.to_string()));
        }
    }

    #[test]
    fn databases() {
        let mut all = Databases::default();
        all.add(
            "--- !FileInfo:\n  filepath: \"/s/a.pdll\"\n  includes: \"/i;/j\"\n\
                 --- !FileInfo:\n  filepath: /s/b.pdll\n  x: 1\n  includes: '/j;/k'\n",
        );
        all.add("--- !FileInfo:\n  filepath: /s/a.pdll\n  includes: /late\n");
        for (file, dirs) in [("/s/a.pdll", "/i /j"), ("/s/b.pdll", "/j /k"), ("/s/c.pdll", "/i /j /k")] {
            let dirs: Vec<PathBuf> = dirs.split(' ').map(PathBuf::from).collect();
            assert_eq!(all.dirs(Path::new(file)), dirs, "{file}");
        }
    }
}
